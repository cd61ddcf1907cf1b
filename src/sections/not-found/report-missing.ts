// A not-found page says in the console which path led to it.
console.warn(`There is nothing at ${location.pathname}`)
