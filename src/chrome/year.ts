// Updates the copyright year: the page itself has the year of its build.
const year = String(new Date().getFullYear())
for (const element of document.querySelectorAll('[data-year]')) element.textContent = year
