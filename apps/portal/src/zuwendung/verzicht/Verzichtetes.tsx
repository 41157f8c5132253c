import { alsEuro, inCent } from '@foerderportal/contract/shared/geld/betrag'
import { verzichtSummeCent } from '@foerderportal/contract/zuwendung/antrag/verzicht/betraege'
import type { Verzicht } from '@foerderportal/contract/zuwendung/antrag/verzicht/schema'
import { Beschreibungsliste } from '@foerderportal/ui/ansicht/Beschreibungsliste.tsx'

/** What a waiver says: how much of which item, and why. */
export function Verzichtetes({ verzicht: { betraege, begruendung } }: { verzicht: Verzicht }) {
  return (
    <Beschreibungsliste
      eintraege={[
        ...betraege.map(({ name, verzicht, bewilligt }) => ({
          frage: name,
          antwort: `${alsEuro(inCent(verzicht))} von ${alsEuro(inCent(bewilligt))}`,
        })),
        { frage: 'Verzicht zusammen', antwort: alsEuro(verzichtSummeCent(betraege)) },
        ...(begruendung === '' ? [] : [{ frage: 'Begründung', antwort: begruendung }]),
      ]}
    />
  )
}
