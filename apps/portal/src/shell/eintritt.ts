import { redirect } from '@tanstack/react-router'
import type { Umgebung } from '../umgebung.ts'
import { meldungZeigen } from './meldungen.ts'
import type { Anforderung } from '../anforderung.ts'
import { entscheiden, type Firma } from './waechter.ts'

export type Eintritt = {
  readonly umgebung: Umgebung
  readonly ziel: string
  readonly unternehmenId: string | undefined
}

export type Eingetreten = { readonly firma: Firma | undefined; readonly mehrereFirmen: boolean }

const nieZurueck = (): Promise<never> => new Promise(() => undefined)

/** Companies of the status, null without user; asked only where the chain needs them and somebody is signed in. */
const unternehmenLaden = async (umgebung: Umgebung, anforderung: Anforderung) => {
  if (anforderung.waechter === 'nur-recht' || umgebung.sitzung.user() === undefined) return undefined
  const { nutzerStatusAbfrage } = await import('@foerderportal/client/nutzer')
  // Not `ensureQueryData`, which would answer what a registration has just made untrue.
  const status = await umgebung.queryClient.fetchQuery(nutzerStatusAbfrage())
  return status === null ? null : status.unternehmenStatus
}

/** Section 2.2, last step: a modal says it, then the user stands at the start. */
const verweigern = async (): Promise<never> => {
  await meldungZeigen({ titel: 'Autorisierungsfehler', text: 'nicht autorisiert' })
  throw redirect({ to: '/start' })
}

/** Applies the guard chain to a navigation: resolves with the current company, or leads elsewhere. */
export const eintreten = async (e: Eintritt, anforderung: Anforderung): Promise<Eingetreten> => {
  const { sitzung, bereit } = e.umgebung
  await bereit
  const unternehmen = await unternehmenLaden(e.umgebung, anforderung)
  const entscheidung = entscheiden(
    {
      rollen: sitzung.user()?.roles,
      unternehmen,
      unternehmenId: e.unternehmenId,
      ziel: e.ziel,
    },
    anforderung,
  )
  switch (entscheidung.art) {
    case 'eintreten':
      return { firma: entscheidung.firma, mehrereFirmen: (unternehmen?.length ?? 0) > 1 }
    case 'anmelden':
      await sitzung.login(entscheidung.zurueck)
      return nieZurueck()
    case 'umleiten':
      throw redirect({ to: entscheidung.nach, search: { originalRoute: entscheidung.originalRoute } })
    case 'verweigern':
      return verweigern()
  }
}
