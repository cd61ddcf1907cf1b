import { rememberVisit } from '@/browser/visit'

rememberVisit()
