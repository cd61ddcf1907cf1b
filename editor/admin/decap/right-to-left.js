// Decap's styles are left-to-right. Each rule is mirrored when it is inserted.
const original = CSSStyleSheet.prototype.insertRule
CSSStyleSheet.prototype.insertRule = function (rule, index) {
  return original.call(this, mirrored(rule), index)
}

// Arrows of collapsed groups point left, in reading direction.
function mirrored(rule) {
  return window.cssjanus.transform(rule, {}).replaceAll('rotate(-90deg)', 'rotate(90deg)')
}
