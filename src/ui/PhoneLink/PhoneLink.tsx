import { phoneHref } from '#lib/phone-links.ts'

/** A link that calls a phone number, shown as people write it. */
export function PhoneLink({ phone }: { phone: string }) {
  return (
    <a href={phoneHref(phone)}>
      <bdi dir="ltr">{phone}</bdi>
    </a>
  )
}
