import { fromEnv, setting } from './env.ts'

/**
 * Every fact about the owner, once. Change a value here, or set the environment variable beside it at build time.
 * The values below are demo values: `npm run launch-check` lists those that are still in place.
 */
export const site = {
  name: setting('SITE_NAME', 'WIN'),
  tagline: setting('SITE_TAGLINE', 'חדשנות בחינוך'),
  /** The public address. */
  url: fromEnv('SITE_URL', 'https://win.example').replace(/\/+$/, ''),
  legalName: fromEnv('SITE_LEGAL_NAME', 'ווין חדשנות בחינוך בע״מ'),
  companyNumber: fromEnv('SITE_COMPANY_NUMBER', '000000000'),
  /** As people write it; links are made from it. */
  phone: fromEnv('SITE_PHONE', '050-0000000'),
  /** The messaging-app number, as people write it. */
  whatsapp: fromEnv('SITE_WHATSAPP', '050-0000000'),
  email: fromEnv('SITE_EMAIL', 'hello@win.example'),
  /** The general address that municipalities write to. */
  infoEmail: fromEnv('SITE_INFO_EMAIL', 'info@win.example'),
  street: fromEnv('SITE_STREET', 'רחוב הדוגמה 1'),
  city: fromEnv('SITE_CITY', 'קריית גת'),
  /** The week's last day of work, counted from Sunday: ה׳ means Sunday to Thursday. */
  openingLastDay: fromEnv('SITE_OPENING_LAST_DAY', 'ה׳'),
  openingFrom: fromEnv('SITE_OPENING_FROM', '09:00'),
  openingTo: fromEnv('SITE_OPENING_TO', '17:00'),
  /** The programme's number in the ministry of education's catalogue. */
  programmeNumber: fromEnv('SITE_PROGRAMME_NUMBER', '00000'),
  /** The catalogue's search page, and the query parameter that carries the programme's number. */
  programmeCatalogue: fromEnv('SITE_PROGRAMME_CATALOGUE', 'https://apps.education.gov.il/tyhnet/public/'),
  programmeParameter: fromEnv('SITE_PROGRAMME_PARAMETER', 'programNumber'),
  ashkelonGroup: fromEnv('SITE_ASHKELON_GROUP', 'https://chat.whatsapp.com/demo-ashkelon'),
  paymentPage: fromEnv('SITE_PAYMENT_PAGE', 'https://pay.example/win-camp'),
} as const
