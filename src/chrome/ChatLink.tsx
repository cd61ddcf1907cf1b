import { MessageCircle } from 'lucide-react'
import { site } from '#config/site.ts'
import { classNames } from '#lib/class-names.ts'
import { newTab } from '#lib/new-tab.ts'
import { chatHref } from '#lib/phone-links.ts'
import button from '#ui/Button/Button.module.css'

interface Props {
  label: string
  /** The prefilled message. */
  message: string
  className?: string | undefined
  labelClassName?: string | undefined
}

/** The green chat button in the bar and in the phone menu. Its message names the current page. */
export function ChatLink({ label, message, className, labelClassName }: Props) {
  const href = chatHref(site.whatsapp, message)
  return (
    <a className={classNames(button.button, button.chat, className)} href={href} {...newTab(href)} data-kind="chat">
      <MessageCircle aria-hidden />
      <span className={labelClassName}>{label}</span>
    </a>
  )
}
