// The copyright year of the day the page is read, in Israel; the page itself carries the year of its build.
const year = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'Asia/Jerusalem' }).format(new Date())
for (const element of document.querySelectorAll('[data-year]')) element.textContent = year
