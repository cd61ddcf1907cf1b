/** Navigation to an address in the apps that Israelis drive with: links only, no map is loaded. */
export function wazeHref(address: string): string {
  return `https://waze.com/ul?q=${encodeURIComponent(address)}&navigate=yes`
}

export function googleMapsHref(address: string): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(address)}`
}
