import 'react'

// HTML attributes for a button that opens or closes a dialog; React's types do not have them yet.
declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close'
    commandfor?: string
  }
}
