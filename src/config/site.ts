import { environment as env } from './environment.ts'

/** Every fact about the owner, by name. variables.ts explains each. */
export const site = {
  name: env.SITE_NAME,
  tagline: env.SITE_TAGLINE,
  url: env.SITE_URL,
  legalName: env.SITE_LEGAL_NAME,
  companyNumber: env.SITE_COMPANY_NUMBER,
  phone: env.SITE_PHONE,
  whatsapp: env.SITE_WHATSAPP,
  email: env.SITE_EMAIL,
  infoEmail: env.SITE_INFO_EMAIL,
  street: env.SITE_STREET,
  city: env.SITE_CITY,
  openingLastDay: env.SITE_OPENING_LAST_DAY,
  openingFrom: env.SITE_OPENING_FROM,
  openingTo: env.SITE_OPENING_TO,
  programmeNumber: env.SITE_PROGRAMME_NUMBER,
  programmeCatalogue: env.SITE_PROGRAMME_CATALOGUE,
  programmeParameter: env.SITE_PROGRAMME_PARAMETER,
  ashkelonGroup: env.SITE_ASHKELON_GROUP,
  campLicence: env.SITE_CAMP_LICENCE,
  afternoonPrice: env.SITE_AFTERNOON_PRICE,
  paymentPage: env.SITE_PAYMENT_PAGE,
  keepEnquiries: env.SITE_KEEP_ENQUIRIES,
} as const
