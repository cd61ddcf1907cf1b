/** The apps that Israelis drive with: links only, no map is loaded. */
export function wazeHref(place: string): string {
  return `https://waze.com/ul?q=${encodeURIComponent(place)}&navigate=yes`
}

/** The way to a full address. */
export function googleDirectionsHref(address: string): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(address)}`
}

/** A place by its name, which may be found more than once: the visitor sees it before setting out. */
export function googlePlaceHref(place: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`
}
