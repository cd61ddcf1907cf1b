import { MessageCircle } from 'lucide-react'
import { site } from '#config/site.ts'
import { classNames } from '#lib/class-names.ts'
import { newTab } from '#lib/new-tab.ts'
import { chatHref } from '#lib/phone-links.ts'
import button from '#ui/Button/Button.module.css'

interface Props {
  label: string
  /** What is typed already. */
  message: string
  className?: string | undefined
  labelClassName?: string | undefined
}

/** The green button of the bar and of the phone's menu: a chat that knows the page it was opened on. */
export function ChatLink({ label, message, className, labelClassName }: Props) {
  const href = chatHref(site.whatsapp, message)
  return (
    <a className={classNames(button.button, button.chat, className)} href={href} {...newTab(href)} data-kind="chat">
      <MessageCircle aria-hidden />
      <span className={labelClassName}>{label}</span>
    </a>
  )
}
