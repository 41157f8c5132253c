import { createContext, use, type ReactNode } from 'react'

/** What is to be said at single fields beside their own hint, by the id of the field. */
export type Anmerkungen = ReadonlyMap<string, ReactNode>

/** Around a form: gives its fields what is said at them; each field shows it and is described by it. */
export const AnmerkungenKontext = createContext<Anmerkungen>(new Map())

/** What is said at a field, by its id. */
export const useAnmerkung = (id: string): ReactNode => use(AnmerkungenKontext).get(id)
