import { AbsageHinweis } from '@foerderportal/shell/bausteine/AbsageHinweis.tsx'
import { useVersuch } from '@foerderportal/shell/bausteine/useVersuch'
import { useLokalerText } from '@foerderportal/shell/entwurf/useLokalerText'
import { Dialog } from '@foerderportal/ui/dialog/Dialog.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { Textfeld } from '../../shared/Textfeld.tsx'

type Props = {
  geschaeft: string
  /** Of the programme: one press puts it into the field. */
  gruende: readonly string[]
  schliessen: () => void
  zurueckgeben: (grund: string) => Promise<void>
}

/** Why a decision goes back, from a module or in one's own words. */
export function Rueckgabe({ geschaeft, gruende, schliessen, zurueckgeben }: Props) {
  const { text: grund, setzen: setGrund, fertig } = useLokalerText(`rueckgabe/${geschaeft}`)
  const { laeuft, absage, versuchen } = useVersuch()
  const senden = () =>
    versuchen(async () => {
      await zurueckgeben(grund.trim())
      fertig()
    })
  return (
    <Dialog
      titel="Entscheidung zurückgeben"
      schliessen={schliessen}
      schliessenText="Abbrechen"
      fuss={
        <Knopf
          laeuft={laeuft}
          gesperrtWeil={grund.trim() === '' ? 'Geben Sie einen Grund an.' : false}
          onClick={() => void senden()}
        >
          Mit diesem Grund zurückgeben
        </Knopf>
      }
    >
      <AbsageHinweis absage={absage} />
      {gruende.length > 0 && (
        <ul className="d-gruende" aria-label="Gründe">
          {gruende.map((satz) => (
            <li key={satz}>
              <Knopf variante="tertiary" klein aria-pressed={grund === satz} onClick={() => setGrund(satz)}>
                {satz}
              </Knopf>
            </li>
          ))}
        </ul>
      )}
      <Textfeld etikett="Grund" wert={grund} aendern={setGrund} hoechstens={2_000} />
    </Dialog>
  )
}
