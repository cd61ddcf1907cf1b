const counts = ['', 'יום אחד', 'יומיים', 'שלושה ימים', 'ארבעה ימים', 'חמישה ימים', 'שישה ימים', 'שבעה ימים']

/** 'חמישה ימים'; numbers above seven as digits. */
export function formatDayCount(count: number): string {
  return counts[count] || `${count} ימים`
}
