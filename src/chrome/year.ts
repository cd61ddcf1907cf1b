// The copyright year of the day the page is read; the page itself carries the year of its build.
const year = String(new Date().getFullYear())
for (const element of document.querySelectorAll('[data-year]')) element.textContent = year
