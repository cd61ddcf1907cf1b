// The form builder writes its styles for left-to-right, rule by rule: each is turned round on its way in.
const insertRule = CSSStyleSheet.prototype.insertRule
CSSStyleSheet.prototype.insertRule = function (rule, index) {
  return insertRule.call(this, window.cssjanus.transform(rule, {}), index)
}
