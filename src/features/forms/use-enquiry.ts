import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form'
import { prepareMail, sendMail, type TemplateParams } from '#browser/send-mail/send-mail.ts'
import { MailFailure } from '#browser/send-mail/send-mail-failure.ts'
import { dismissToasts, prepareToasts, showToast } from '#browser/toast.ts'
import texts from '#content/interface/forms.json' with { type: 'json' }
import { checkValues } from '#forms/engine/check-values.ts'
import { defaultsOf } from '#forms/engine/defaults.ts'
import type { AnyForm, Form } from '#forms/engine/define-form.ts'
import { isReady } from '#forms/engine/rules.ts'
import { toMail } from '#forms/engine/to-mail.ts'
import { chatHref } from '#lib/phone-links.ts'
import { toChatText } from './chat-text.ts'
import { createDraft } from './draft.ts'
import type { ChosenField, ForEachAnswer, TypedField } from './field-types.ts'
import type { FormProps } from './form-props.ts'
import type { Receipt } from './receipt.ts'
import { resolverFor } from './resolver-for.ts'
import { valuesBeforeHydration } from './values-before-hydration.ts'

/** Behaviour of all forms: stores a draft, validates, sends once, reports the result. `topic` is the topic that the page preselects. */
export function useEnquiry<Values extends FieldValues>(form: Form<Values> & AnyForm, { mail, owner }: FormProps, topic = '') {
  const formId = `${form.name}-form`
  const [defaults] = useState(() => ({ ...defaultsOf(form), topic }))
  // A field is required if its rule rejects the default value: the table has no separate flag.
  const [missing] = useState(() => checkValues(form, defaults).problems)
  // Read while rendering: once the fields are registered, they show the form's own values.
  const [typed] = useState(() => valuesBeforeHydration(formId, defaults))
  const enquiry = useForm<Values>({
    resolver: resolverFor(form),
    defaultValues: { ...defaults, ...typed } as DefaultValues<Values>,
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    shouldFocusError: false,
  })
  const { reset, subscribe } = enquiry
  const formElement = useRef<HTMLFormElement>(null)
  const busy = useRef(false)
  const stopWaiting = useRef<(silently: boolean) => void>(undefined)
  const [readyAt, setReadyAt] = useState<number>()
  const [sending, setSending] = useState(false)
  const [receipt, setReceipt] = useState<Receipt>()

  useEffect(() => {
    const draft = createDraft(form.name, location.pathname, defaults)
    reset({ ...draft.read(), ...typed })
    // A visitor who typed before hydration started earlier than now: 0 means that no send counts as too fast.
    setReadyAt(Object.keys(typed).length > 0 ? 0 : Date.now())
    // If this fails, sending fails too, and reports it.
    prepareMail(mail).catch(() => {})
    prepareToasts(formElement.current ?? undefined)
    formElement.current?.addEventListener('focusin', loadDeferred, { once: true })
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        stopWaiting.current?.(false)
        draft.write(values)
      },
    })
  }, [form, defaults, mail, reset, subscribe, typed])

  async function send(values: Values): Promise<boolean> {
    dismissToasts()
    stopWaiting.current?.(true)
    const loading = loadDeferred()
    let params: TemplateParams | undefined
    const failure = await attempt(async () => {
      const lazy = await loading
      if (lazy?.looksAutomated(new FormData(formElement.current ?? undefined), Date.now() - (readyAt ?? 0)))
        throw new MailFailure('looks automated')
      params = { ...toMail(form, values), lead_source: lazy?.leadSource() ?? '' }
      await post(values, params)
    })
    if (failure?.isNetworkFailure && params) wait(values, params, failure, await loading)
    if (failure) reportFailure(values, failure)
    return !failure
  }

  function post(values: Values, params: TemplateParams): Promise<void> {
    return sendMail(mail, params, Object.values(values).some(isReady))
  }

  async function attempt(work: () => Promise<void>): Promise<MailFailure | undefined> {
    setSending(true)
    const failure = await work().then(() => undefined, MailFailure.from)
    setSending(false)
    return failure
  }

  function wait(values: Values, params: TemplateParams, failure: MailFailure, lazy: Awaited<ReturnType<typeof loadDeferred>>): void {
    stopWaiting.current = lazy?.resendWhenOnline(
      { form: formElement.current, busy, failure, detectsDuplicates: mail.detectsDuplicates },
      () => attempt(() => post(values, params)),
      (last) => (last ? reportFailure(values, last) : startOver(values)),
    )
  }

  function reportFailure(values: Values, failure: MailFailure): void {
    console.error(`The ${form.name} form was not sent: ${failure.message}`)
    const href = chatHref(owner.whatsapp, chatText(values))
    const clearOf = formElement.current?.querySelector('[type=submit]')?.parentElement
    showToast({ kind: 'error', message: form.toasts.failed, link: { label: texts.failedChat, href }, clearOf })
  }

  /** The cause of the failure may throw here too, and the toast must still appear: then the chat starts empty. */
  function chatText(values: Values): string | undefined {
    try {
      return toChatText(form, values)
    } catch {
      return
    }
  }

  async function onSubmit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    // A ref, not state: a second Enter can arrive before the next render.
    if (busy.current) return
    busy.current = true
    try {
      let sent: Values | undefined
      await enquiry.handleSubmit(async (values) => {
        if (await send(values)) sent = values
      }, focusFirstError)(event)
      if (sent) await startOver(sent)
    } finally {
      busy.current = false
    }
  }

  /** Must run after handleSubmit, which marks the form as submitted: the next enquiry would be validated from its first keystroke. */
  async function startOver(sent: Values): Promise<void> {
    const lazy = await loadDeferred()
    dismissToasts()
    reset(defaults)
    setReceipt(lazy?.receiptOf(form, sent, owner.whatsapp))
    showToast({ kind: 'success', message: form.toasts.sent })
  }

  /** In page order, including file fields and groups of choices. */
  function focusFirstError(errors: object): void {
    const controls = Array.from(formElement.current?.elements ?? []) as HTMLInputElement[]
    controls.find((control) => control.name in errors)?.focus()
  }

  function field(name: Path<Values>) {
    const { error } = enquiry.getFieldState(name, enquiry.formState)
    return {
      id: `${form.name}-${name}`,
      label: form.fields[name].label,
      required: name in missing,
      ...enquiry.register(name),
      error: error?.message,
      readOnly: sending,
    }
  }

  /** Props for the control of a free-text field, by its name in the form's table. */
  function input(name: TypedField<Values> & Path<Values>) {
    const { kind, label, rule, answers, mail: _, block, hasNoControl, ...control } = form.fields[name]
    return { ...control, multiline: kind === 'text', ...field(name) }
  }

  /** Props for the control of a field with answers, each with an optional drawing. */
  function choice<Name extends ChosenField<Values> & Path<Values>>(name: Name, drawings?: ForEachAnswer<Values[Name], string>) {
    const drawn: Record<string, string> = drawings ?? {}
    const choices = Object.entries(form.fields[name].answers ?? {}).map(([value, label]) => ({ value, label, drawing: drawn[value] }))
    return { ...field(name), choices }
  }

  return {
    ...enquiry,
    input,
    choice,
    defaults,
    onSubmit,
    formId,
    formElement,
    sending,
    ready: readyAt !== undefined,
    receipt,
    reply: form.receipt.reply,
  }
}

/** Loads deferred.ts. Returns undefined if that fails: the enquiry is sent without it. */
async function loadDeferred() {
  try {
    return await import('./deferred.ts')
  } catch {
    return undefined
  }
}
