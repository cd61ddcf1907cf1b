/** Opens the way to a place in the Waze app, or on its site. */
export function wazeHref(place: string): string {
  return `https://waze.com/ul?q=${encodeURIComponent(place)}&navigate=yes`
}

export function googleMapsHref(place: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`
}
