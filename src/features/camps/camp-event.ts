import { site } from '#config/site.ts'
import type { CampState } from '#lib/camps/camp-state.ts'
import { israelMoment } from '#lib/days/israel-time.ts'
import type { CampView } from './camp-view.ts'

/** schema.org availability by state on the day of the build; no offer in the other states. */
const availabilities: Partial<Record<CampState, string>> = {
  planned: 'PreOrder',
  open: 'InStock',
  few: 'LimitedAvailability',
  full: 'SoldOut',
}

/** Returns the schema.org Event of a camp. Its offer expires when the camp begins, however old the build is. */
export function campEvent(camp: CampView): object {
  const url = new URL(camp.page, site.url).href
  const { first, last } = camp.dates
  const starts = israelMoment(first, camp.hours.from)
  const availability = availabilities[camp.state]
  const mode = camp.isOnline ? 'Online' : 'Offline'
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: camp.title,
    description: `${camp.printed.grades}, ${camp.printed.dayCount}`,
    startDate: starts,
    endDate: israelMoment(last, camp.hours.to),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: `https://schema.org/${mode}EventAttendanceMode`,
    location: camp.isOnline
      ? { '@type': 'VirtualLocation', url }
      : {
          '@type': 'Place',
          name: camp.location.venue,
          address: { '@type': 'PostalAddress', addressLocality: camp.location.city, addressCountry: 'IL' },
        },
    image: new URL(camp.picture.src, site.url).href,
    ...(availability && {
      offers: {
        '@type': 'Offer',
        price: camp.price,
        priceCurrency: 'ILS',
        url,
        availability: `https://schema.org/${availability}`,
        availabilityEnds: starts,
        ...(camp.registrationOpens && { validFrom: israelMoment(camp.registrationOpens, '00:00') }),
      },
    }),
    organizer: { '@type': 'EducationalOrganization', name: site.name, url: site.url },
  }
}
