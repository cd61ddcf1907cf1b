import { z } from 'zod'
import { clockTime } from './clock-time.ts'
import { weekDays } from './week-days.ts'

/** The rules for values of the environment. Each message follows the variable's name. */
export const text = z.string()

export const count = z.coerce.number('must be a number').int('must be a whole number').min(0, 'must be 0 or more')

const portRange = 'must be between 1 and 65535'
export const port = z.coerce.number('must be a number').int('must be a whole number').min(1, portRange).max(65535, portRange)

export const seconds = count.min(1, 'must be 1 or more')

const dayRange = 'must be a number of days from 0 to 365'
export const days = z.coerce.number(dayRange).int(dayRange).min(0, dayRange).max(365, dayRange)

export const allowed = z.enum(['allow'], 'must be allow, or not set').transform(() => true)

export const logFormat = z.enum(['text', 'json'], 'must be text or json')

export const yesOrNo = z.enum(['true', 'false'], 'must be true or false').transform((word) => word === 'true')

export const mailbox = z.email('must be an e-mail address such as hello@win.example')

/** As people write it; links are made from it. */
export const phone = z.string().refine(isPhone, 'must be a phone number such as 050-0000000')

export const companyNumber = z.string().refine(isCompanyNumber, 'must be a company number: nine digits, the last of which is a check digit')

export const time = z.string().regex(clockTime, 'must be a time such as 09:00')

export const weekDay = z.enum(weekDays, `must be one of: ${weekDays.join(' ')}`)

/** Paths are appended to it, so trailing slashes are removed. */
export const webAddress = z
  .string()
  .refine(isWebAddress, 'must be a web address such as https://win.example')
  .transform((address) => address.replace(/\/+$/, ''))

/** A page to link to, unchanged. */
export const webPage = z.string().refine(isWebAddress, 'must be the address of a web page, beginning with https://')

export const mailTarget = z.union([z.literal('self'), webAddress], 'must be self or a web address such as https://mail.win.example')

export const smtpUrl = z
  .string()
  .refine(
    isSmtpUrl,
    'must look like smtp://user:password@host:587 or smtps://user:password@host:465, with characters such as / ? # in the password percent-encoded',
  )

export const origins = z
  .string()
  .transform((list) =>
    list
      .split(',')
      .map((origin) => origin.trim())
      .filter(Boolean),
  )
  .refine((list) => list.every(isOrigin), 'must be origins such as https://win.example, separated by commas')

/** Israeli numbers: ten digits if mobile or beginning with 07 or 1, otherwise nine. Numbers of other countries begin with a plus. */
function isPhone(value: string): boolean {
  const digits = value.replace(/[\s()-]/g, '').replace(/^\+972/, '0')
  return /^(?:0[57]\d{8}|0[23489]\d{7}|1\d{9}|\+\d{9,15})$/.test(digits)
}

/** Checks the check digit: with every second digit doubled, the sum of all digits is a multiple of ten. */
function isCompanyNumber(value: string): boolean {
  const digits = value.replace(/[\s-]/g, '')
  if (!/^\d{9}$/.test(digits)) return false
  const parts = [...digits].map((digit, index) => Number(digit) * (1 + (index % 2)))
  const sum = parts.reduce((total, part) => total + Math.floor(part / 10) + (part % 10), 0)
  return sum % 10 === 0
}

function isWebAddress(value: string): boolean {
  return /^https?:$/.test(URL.parse(value)?.protocol ?? '')
}

function isSmtpUrl(value: string): boolean {
  const url = URL.parse(value)
  // In an unencoded password, the first slash ends the host. Reject what follows: it must never be used or printed as anything else.
  return url !== null && /^smtps?:$/.test(url.protocol) && url.hostname !== '' && /^\/?$/.test(url.pathname + url.search + url.hash)
}

function isOrigin(value: string): boolean {
  return URL.parse(value)?.origin === value
}
