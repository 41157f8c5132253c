import type { Bankpruefung } from '@foerderportal/contract/auszahlung/bankpruefung/schema'
import { FAEHIGKEITEN } from '@foerderportal/contract/zuwendung/kern/programm/faehigkeiten'
import { SEITE } from '@foerderportal/shell/entwurf/lokal'
import { ansagen } from '@foerderportal/ui/Ansage.tsx'
import { Vorschlagsliste } from '../../../shared/Vorschlagsliste.tsx'
import { ERGEBNIS, type Auszahlungspunkt } from './punkte.ts'
import type { Pruefungsentwurf } from './usePruefungEntwurf.ts'

type Props = {
  wert: Pick<Bankpruefung, 'programm'>
  entwurf: Pick<Pruefungsentwurf, 'formular' | 'entwurf'>
  punkte: readonly Auszahlungspunkt[]
  /** Goes on, and the focus with it. */
  weiterZu: (code: string) => void
}

/** The proposals for a small payout whose points nobody has answered; they become the answers of who presses the button. */
export function Vorschlaege({ wert, entwurf: { formular, entwurf }, punkte, weiterZu }: Props) {
  const offene = punkte.filter(({ stand }) => stand === 'VORGESCHLAGEN')
  if (!FAEHIGKEITEN[wert.programm].MitKurzerPruefung || offene.length < 2) return null
  const alle = () => {
    for (const { code, nr, vorschlag } of offene)
      formular.setValue(
        `punkte.${nr}`,
        { id: code, ergebnis: vorschlag?.ergebnis ?? '', text: vorschlag?.text ?? '', belege: [] },
        { shouldDirty: true },
      )
    entwurf.aendern(SEITE, structuredClone(formular.getValues()))
    ansagen(`${offene.length} Vorschläge bestätigt.`)
    weiterZu(punkte.find(({ stand }) => stand === 'OFFEN')?.code ?? ERGEBNIS)
  }
  return (
    <div className="d-vorschlaege">
      <Vorschlagsliste
        vorschlaege={offene.flatMap(({ code, vorschlag }) => (vorschlag ? { ...vorschlag, code } : []))}
        bestaetigen={alle}
      />
    </div>
  )
}
