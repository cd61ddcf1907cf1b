// Logs the missing path in the console.
console.warn(`There is nothing at ${location.pathname}`)
