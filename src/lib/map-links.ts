/** Links to the navigation apps that Israelis use. No map is loaded. */
export function wazeHref(place: string): string {
  return `https://waze.com/ul?q=${encodeURIComponent(place)}&navigate=yes`
}

/** Directions to a full address. */
export function googleDirectionsHref(address: string): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(address)}`
}

/** A search for a place by name. It may have several results, so the visitor sees them before driving. */
export function googlePlaceHref(place: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`
}
