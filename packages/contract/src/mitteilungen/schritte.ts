import type { StatusAnzeige } from '../shared/lauf/lauf.ts'
import { alsDatum, momentVon, tagInBerlin } from '../shared/zeit/datum.ts'
import { letzterMoment } from '../shared/zeit/zeitraum.ts'
import type { Verfahrensschritt } from './schritteSchema.ts'

/** What each is called; its words and files stay on its own page. */
export const SCHRITT_TEXT: Readonly<Record<Verfahrensschritt['art'], string>> = {
  NACHFORDERUNG: 'Nachforderung',
  ANHOERUNG: 'Anhörung',
  VERZICHT: 'Verzicht',
}

const STAND: Readonly<Record<Verfahrensschritt['stand'], Pick<StatusAnzeige, 'wort' | 'ton'>>> = {
  OFFEN: { wort: 'offen', ton: 'warnung' },
  ABGELAUFEN: { wort: 'Frist abgelaufen', ton: 'warnung' },
  BEANTWORTET: { wort: 'beantwortet', ton: 'erfolg' },
  ERLEDIGT: { wort: 'erledigt', ton: 'erfolg' },
  ERKLAERT: { wort: 'erklärt', ton: 'info' },
  ZURUECKGENOMMEN: { wort: 'zurückgenommen', ton: 'info' },
  AUFGENOMMEN: { wort: 'vom Bescheid aufgenommen', ton: 'erfolg' },
}

/** Where it stands, in words that both sides read (rule G-02): 'offen bis 14.12.2026'. */
export const schrittStand = ({ stand, frist }: Pick<Verfahrensschritt, 'stand' | 'frist'>) => {
  const { wort, ton } = STAND[stand]
  const bis = frist === null || stand !== 'OFFEN' ? '' : ` bis ${alsDatum(tagInBerlin(letzterMoment(frist)))}`
  return { wort: `${wort}${bis}`, ton }
}

type Eintrag<M> =
  | { readonly am: string; readonly mitteilung: M; readonly schritt?: never }
  | { readonly am: string; readonly schritt: Verfahrensschritt; readonly mitteilung?: never }

/** Messages and what else went to and fro in one line of time, the latest first. */
export const eintraegeVon = <M extends { readonly abgeschicktAm: string }>(konversation: {
  readonly mitteilungen: readonly M[]
  readonly schritte: readonly Verfahrensschritt[]
}): Eintrag<M>[] => {
  const geschriebene = konversation.mitteilungen.map((m) => ({ am: m.abgeschicktAm, mitteilung: m }))
  const schritte = konversation.schritte.map((schritt) => ({ am: schritt.am, schritt }))
  // Of one moment the message that was written later stays above.
  return [...schritte, ...geschriebene]
    .toSorted((a, b) => momentVon(a.am).getTime() - momentVon(b.am).getTime())
    .toReversed()
}
