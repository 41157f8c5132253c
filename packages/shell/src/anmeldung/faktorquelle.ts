import type { UndefinedInitialDataOptions } from '@tanstack/react-query'

/** An authenticator app that is asked for a code after the password. */
export type Faktor = {
  readonly id: string
  readonly name: string
  readonly angelegtAm?: string | undefined
  readonly zuletztBenutztAm?: string | undefined
}

/** Whose second factors these are: customers and the bank's people ask by calls of their own (S1-11). */
export type Faktorquelle = {
  readonly abfrage: () => Pick<
    UndefinedInitialDataOptions<Faktor[], Error, Faktor[], readonly string[]>,
    'queryKey' | 'queryFn' | 'staleTime'
  >
  readonly loeschen: (id: string) => Promise<void>
  /** What follows where the last one goes: before it does, and after. */
  readonly ohneLetzten: { readonly davor: string; readonly danach: string }
}
