import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form'
import { prepareMail, sendMail } from '@/browser/send-mail/send-mail'
import { MailFailure } from '@/browser/send-mail/send-mail-failure'
import { dismissToasts, prepareToasts, showToast } from '@/browser/toast'
import * as words from '@/content/interface/forms.json'
import { chatHref } from '@/lib/phone-links'
import { toChatText } from './chat-text'
import { createDraft } from './draft'
import type { LabelledField } from './field-types'
import type { FormDefinition, FormProps } from './form-definition'
import { honeypotName, looksAutomated } from './looks-automated'
import { type Receipt, receiptOf } from './receipt'
import { resolverFor } from './resolver-for'
import { typedBefore } from './typed-before'

/** What all forms do: keep a draft, validate, send once, say how it ended. */
export function useEnquiry<Values extends FieldValues>(definition: FormDefinition<Values>, { mail, owner }: FormProps) {
  const formId = `${definition.name}-form`
  // Read while rendering: once the fields are registered, they show what the form knows.
  const [typed] = useState(() => typedBefore(formId, definition.defaults))
  const form = useForm<Values>({
    resolver: resolverFor(definition.schema),
    defaultValues: { ...definition.defaults, ...typed } as DefaultValues<Values>,
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    shouldFocusError: false,
  })
  const { reset, subscribe } = form
  const formElement = useRef<HTMLFormElement>(null)
  const busy = useRef(false)
  const [readyAt, setReadyAt] = useState<number>()
  const [sending, setSending] = useState(false)
  const [receipt, setReceipt] = useState<Receipt>()

  useEffect(() => {
    const draft = createDraft(definition.name, location.pathname)
    reset({ ...draft.read(definition.defaults), ...typed })
    // One who has typed already was at it before the code came.
    setReadyAt(Object.keys(typed).length > 0 ? 0 : Date.now())
    // A failure here is met again, and told, when something is sent.
    prepareMail(mail).catch(() => {})
    prepareToasts(formElement.current ?? undefined)
    return subscribe({ formState: { values: true }, callback: ({ values }) => draft.write(values) })
  }, [definition, mail, reset, subscribe, typed])

  async function send(values: Values): Promise<boolean> {
    dismissToasts()
    setSending(true)
    try {
      if (looksAutomated(honeypotValue(), Date.now() - (readyAt ?? 0))) throw new MailFailure('looks automated')
      await sendMail(mail, { ...definition.toTemplateParams(values), lead_source: await howTheyCame() })
      return true
    } catch (error) {
      tellFailure(values, MailFailure.from(error))
      return false
    } finally {
      setSending(false)
    }
  }

  function tellFailure(values: Values, failure: MailFailure): void {
    console.error(`The ${definition.name} form was not sent: ${failure.message}`)
    const href = chatHref(owner.whatsapp, chatText(values))
    const clearOf = formElement.current?.querySelector('[type=submit]')
    showToast({ kind: 'error', message: definition.toasts.failed, link: { label: words.failedChat, href }, clearOf })
  }

  /** What failed may fail here again, and the failure must be told: then the chat begins empty. */
  function chatText(values: Values): string | undefined {
    try {
      return toChatText(definition, values)
    } catch {
      return
    }
  }

  function honeypotValue(): string {
    return String(new FormData(formElement.current ?? undefined).get(honeypotName) ?? '')
  }

  async function onSubmit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    // Held here and not in the state: a second Enter comes before the next render.
    if (busy.current) return
    busy.current = true
    try {
      let taken: Values | undefined
      await form.handleSubmit(async (values) => {
        if (await send(values)) taken = values
      }, focusFirstFault)(event)
      if (taken) startOver(taken)
    } finally {
      busy.current = false
    }
  }

  /** Not before handleSubmit is over: it marks the form as submitted, and the next definition would be found fault with from its first letter. */
  function startOver(taken: Values): void {
    reset(definition.defaults)
    setReceipt(receiptOf(definition, taken, owner.whatsapp))
    showToast({ kind: 'success', message: definition.toasts.sent })
  }

  /** By the order of the page, files and groups of choices among them. */
  function focusFirstFault(errors: object): void {
    const controls = Array.from(formElement.current?.elements ?? []) as HTMLInputElement[]
    controls.find((control) => control.name in errors)?.focus()
  }

  /** What a field needs to take part, by the name of the specification. */
  function field(name: LabelledField<Values> & Path<Values>) {
    const { error } = form.getFieldState(name, form.formState)
    const label = definition.labels[name]
    return { id: `${definition.name}-${name}`, label, ...form.register(name), error: error?.message, readOnly: sending }
  }

  return {
    ...form,
    field,
    onSubmit,
    formId,
    formElement,
    sending,
    ready: readyAt !== undefined,
    receipt,
    reply: definition.receipt.reply,
  }
}

/** Comes when it is needed, and no enquiry is lost for want of it. */
function howTheyCame(): Promise<string> {
  return import('./lead-source').then(
    ({ leadSource }) => leadSource(),
    () => '',
  )
}
