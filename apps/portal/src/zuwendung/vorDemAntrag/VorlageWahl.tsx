import { alsDatum, tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import type { FruehererAntrag } from '@foerderportal/contract/zuwendung/antrag/vorlage'
import { Dialog } from '@foerderportal/ui/dialog/Dialog.tsx'
import { Radiogruppe } from '@foerderportal/ui/felder/wahl/Radiogruppe.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { useId, useState } from 'react'
import { euro } from '@foerderportal/shell/bausteine/anzeige'
import { statusAnzeige } from '../geschaeft/statusAnzeige.ts'

type Props = {
  vorlagen: readonly FruehererAntrag[]
  schliessen: () => void
  waehlen: (guid: string) => void
}

const gegenstaende = (anzahl: number) => (anzahl === 1 ? '1 Fördergegenstand' : `${anzahl} Fördergegenstände`)

/** What tells one earlier application from another. */
const merkmale = (v: FruehererAntrag): string =>
  [
    v.zurueckgezogen ? 'Zurückgezogen' : statusAnzeige(v.geschaeftStatus).wort,
    `${v.eingereicht ? 'eingereicht' : 'zuletzt geändert'} am ${alsDatum(tagInBerlin(new Date(v.vom)))}`,
    ...(v.anzahlGegenstaende > 0
      ? [gegenstaende(v.anzahlGegenstaende), `Zuschuss ${euro(v.zuwendungsBetrag)}`]
      : []),
  ].join(' · ')

/** Which earlier application the new one starts from. */
export function VorlageWahl({ vorlagen, schliessen, waehlen }: Props) {
  const id = useId()
  const [wert, setWert] = useState(vorlagen[0]?.guid)
  return (
    <Dialog
      titel="Aus einem früheren Antrag beginnen"
      schliessen={schliessen}
      fuss={
        <>
          {wert !== undefined && <Knopf onClick={() => waehlen(wert)}>Antrag beginnen</Knopf>}
          <Knopf variante="secondary" onClick={schliessen}>
            Abbrechen
          </Knopf>
        </>
      }
    >
      {vorlagen.length === 0 ? (
        <p className="kern-body">In Ihren früheren Anträgen steht noch nichts, was sich übernehmen lässt.</p>
      ) : (
        <div className="p-stapel">
          <p className="kern-body">
            Wir übernehmen, was noch gilt, und sagen Ihnen, was Sie prüfen müssen. Bestätigungen, Unterschrift
            und Finanzierung geben Sie neu an. Der frühere Antrag bleibt, wie er ist.
          </p>
          <Radiogruppe
            id={id}
            name="vorlage"
            etikett="Welchen Antrag möchten Sie verwenden?"
            optionen={vorlagen.map((v) => ({
              wert: v.guid,
              text: `${v.geNr}, ${v.bezeichnung}`,
              hinweis: merkmale(v),
            }))}
            wert={wert}
            fehler={undefined}
            beiWahl={setWert}
            beimVerlassen={() => undefined}
            ersteRef={null}
          />
        </div>
      )}
    </Dialog>
  )
}
