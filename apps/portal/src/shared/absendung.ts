import type { Absendung, DanebenProps, Formularantwort } from '@foerderportal/assistent/formularart'
import { absenderAbfrage } from '@foerderportal/client/zuwendung/mitzeichnung/absender'
import { latePart } from '@foerderportal/shell/late/latePart.tsx'

type Vorgang = Formularantwort & { readonly unternehmenGuid: string }

/** Whoever sends a form is a member of its company. */
export const ABSENDUNG: Absendung<Vorgang> = {
  absender: ({ unternehmenGuid }) => absenderAbfrage(unternehmenGuid),
}

/** Beside an application stands how its notice will come (S1-10). */
export const ANTRAG_ABSENDUNG: Absendung<Vorgang> = {
  ...ABSENDUNG,
  Daneben: latePart<DanebenProps>(async () => (await import('./bescheid/Bescheidweg.tsx')).Bescheidweg),
}
