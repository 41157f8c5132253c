import type { DateiAngabe } from '@foerderportal/contract/formular/dateien'
import { lateDialog } from '@foerderportal/shell/late/lateDialog.tsx'
import { useAnsage } from '@foerderportal/shell/bausteine/useAnsage'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { nachweiseSchreiben } from '../nachweis/nachweisWerte.ts'
import type { NachweisProps } from '../nachweis/seitenProps.ts'
import { useHerkunft } from './ausERechnung.ts'
import { useAusfuellen, type Gelesen } from './useAusfuellen.ts'
import { abweichungen } from './vorschlaege.ts'

const Rechnungsdialog = lateDialog(
  async () => (await import('./Rechnungsdialog.tsx')).Rechnungsdialog,
  'Die Rechnung lässt sich nicht anzeigen',
)

type Props = Pick<NachweisProps, 'control' | 'formular' | 'zeile'> & { dateien: readonly DateiAngabe[] }

/** A PDF without an invoice in it is an invoice like any other; an XML file that nobody can read is worth a word. */
const istDerRedeWert = ({ datei, antwort }: Gelesen): boolean =>
  antwort.angaben !== null || datei.mimeType === 'application/xml'

/** What the e-invoices of a proof have filled, and what they say besides; nothing waits for it (S6-05). */
export function ERechnungen(props: Props) {
  const gelesene = useAusfuellen(props)
  return gelesene
    .filter(istDerRedeWert)
    .map((gelesen) => <ERechnung key={gelesen.datei.uuid} {...gelesen} {...props} />)
}

const UEBERNOMMEN =
  'Die leeren Felder sind daraus ausgefüllt. Prüfen Sie die Angaben, Sie können alles ändern.'

function ERechnung({ datei, antwort, control, zeile }: Gelesen & Props) {
  const { herkunft } = useHerkunft(zeile.kennung)
  const werte = useWatch({ control, name: zeile.name })
  const [offen, setOffen] = useState(false)
  const [nachweis] = nachweiseSchreiben([werte])
  const fuellte = Object.values(herkunft.felder).some((f) => f.datei === datei.uuid)
  const saetze = [...(fuellte ? [UEBERNOMMEN] : []), ...antwort.gruende, ...antwort.hinweise]
  useAnsage(saetze.join(' '))
  return (
    <Hinweis titel={`E-Rechnung „${datei.dateiname ?? ''}“`}>
      <div className="p-stapel p-stapel--eng">
        {[...saetze, ...abweichungen(antwort, nachweis ?? {})].map((satz) => (
          <p key={satz} className="kern-body">
            {satz}
          </p>
        ))}
        {antwort.angaben && (
          <div className="s-buendig">
            <Knopf variante="tertiary" onClick={() => setOffen(true)}>
              Rechnung ansehen
            </Knopf>
          </div>
        )}
      </div>
      {offen && antwort.angaben && (
        <Rechnungsdialog {...{ datei }} angaben={antwort.angaben} schliessen={() => setOffen(false)} />
      )}
    </Hinweis>
  )
}
