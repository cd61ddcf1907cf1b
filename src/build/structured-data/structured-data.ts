import { site } from '#config/site.ts'
import { internationalDigits } from '#lib/phone-links.ts'

export interface Crumb {
  label: string
  path: string
}

export function breadcrumbs(crumbs: Crumb[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.label,
      item: new URL(crumb.path, site.url).href,
    })),
  }
}

export function organisation(): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'EducationalOrganization',
    '@id': `${site.url}/#organisation`,
    name: site.name,
    legalName: site.legalName,
    slogan: site.tagline,
    url: site.url,
    logo: new URL('/icon-512.png', site.url).href,
    telephone: `+${internationalDigits(site.phone)}`,
    email: site.email,
    address: { '@type': 'PostalAddress', streetAddress: site.street, addressLocality: site.city, addressCountry: 'IL' },
  }
}
