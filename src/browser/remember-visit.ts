import { rememberVisit } from '#browser/visit.ts'

rememberVisit()
