// The form builder writes its styles for left-to-right, rule by rule: each is turned round on its way in.
const insertRule = CSSStyleSheet.prototype.insertRule
CSSStyleSheet.prototype.insertRule = function (rule, index) {
  return insertRule.call(this, turned(rule), index)
}

// What is closed points to where the line goes on: to the left.
function turned(rule) {
  return window.cssjanus.transform(rule, {}).replaceAll('rotate(-90deg)', 'rotate(90deg)')
}
