import { bewegen } from '@foerderportal/client/rufen'
import { staffelVorbereiten } from '@foerderportal/contract/interessenbekundung/bank/routes'
import { rundeKey } from '@foerderportal/client/interessenbekundung/runden'
import { naechsteStaffelAbfrage } from '@foerderportal/client/interessenbekundung/staffelzeilen'
import { isProblem } from '@foerderportal/client/problem'
import type { Reihungszeile } from '@foerderportal/contract/interessenbekundung/bank/reihungSchema'
import type { RundeAntwort } from '@foerderportal/contract/interessenbekundung/bank/schema'
import { inCent, inEuro } from '@foerderportal/contract/shared/geld/betrag'
import { betragSchreiben } from '@foerderportal/schreibweise/betrag'
import { AbsageHinweis } from '@foerderportal/shell/bausteine/AbsageHinweis.tsx'
import { useVersuch } from '@foerderportal/shell/bausteine/useVersuch'
import { Dialog } from '@foerderportal/ui/dialog/Dialog.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Angaben } from '../../../shared/Angaben.tsx'
import { Geladen } from '../../../shared/Geladen.tsx'
import { rundeTitel } from '../../worte.ts'
import { useRundeBekanntgeben } from '../useHandlung.ts'
import { naechsteNr, nachRang } from './naechste.ts'
import { Staffelzeilen } from './Staffelzeilen.tsx'

const REICHT_NICHT = 'Die freien Mittel reichen für den nächsten Rang nicht.'

const eingeladeneVon = (zeilen: readonly Reihungszeile[]) =>
  zeilen.filter(({ ausgang }) => ausgang !== 'ENTFALLEN')
const summeVon = (zeilen: readonly Reihungszeile[]): number =>
  inEuro(eingeladeneVon(zeilen).reduce((cent, { betrag }) => cent + inCent(betrag), 0))

/** A batch that is another one by now is shown as it is, beside what the server says of it. */
const useNeuLesen = (guid: string) => {
  const abfragen = useQueryClient()
  return async (fehler: unknown): Promise<never> => {
    if (isProblem(fehler, 409)) await abfragen.invalidateQueries({ queryKey: rundeKey(guid) })
    throw fehler
  }
}

type Props = { runde: RundeAntwort; schliessen: () => void }

/** Shows the lines of the next batch before it is presented (S3-04); nobody edits them. */
export function StaffelVorlegen({ runde, schliessen }: Props) {
  const { guid, budget } = runde
  const nr = naechsteNr(runde)
  const abfrage = useQuery(naechsteStaffelAbfrage(guid, nachRang(runde), budget.frei))
  const { laeuft, absage, versuchen } = useVersuch()
  const bekanntgeben = useRundeBekanntgeben()
  const neuLesen = useNeuLesen(guid)
  const vorlegen = (zeilen: readonly Reihungszeile[]) =>
    versuchen(async () => {
      const gelesen = { bisRang: zeilen.at(-1)?.rang ?? 0, summe: summeVon(zeilen) }
      const stand = await bewegen(staffelVorbereiten, { params: { guid }, body: gelesen }).catch(neuLesen)
      schliessen()
      await bekanntgeben(stand, 'Die Staffel liegt zur Freigabe vor.')
    })
  const { data: zeilen } = abfrage
  return (
    <Dialog
      titel={`Staffel ${nr} zur Freigabe vorlegen`}
      schliessen={schliessen}
      schliessenText="Abbrechen"
      gross
      fuss={
        zeilen && (
          <Knopf
            laeuft={laeuft}
            gesperrtWeil={zeilen.length === 0 && REICHT_NICHT}
            onClick={() => void vorlegen(zeilen)}
          >
            Zur Freigabe vorlegen
          </Knopf>
        )
      }
    >
      <Geladen abfrage={abfrage} was="Die Zeilen" art="tabelle">
        {(gelesen) => <Vorschau runde={runde} zeilen={gelesen} />}
      </Geladen>
      <AbsageHinweis absage={absage} />
    </Dialog>
  )
}

function Vorschau({ runde, zeilen }: { runde: RundeAntwort; zeilen: readonly Reihungszeile[] }) {
  if (zeilen.length === 0)
    return (
      <p className="kern-body">
        {REICHT_NICHT} Verfällt eine Einladung oder werden die Mittel erhöht, geht es hier weiter.
      </p>
    )
  return (
    <>
      <Angaben
        angaben={[
          ['Runde', rundeTitel(runde)],
          [
            'Summe',
            `${betragSchreiben(summeVon(zeilen))}\u00a0€ von ${betragSchreiben(runde.budget.frei)}\u00a0€ freien Mitteln`,
          ],
          ['Einladungen', eingeladeneVon(zeilen).length.toLocaleString('de-DE')],
        ]}
      />
      <Staffelzeilen zeilen={zeilen} />
    </>
  )
}
