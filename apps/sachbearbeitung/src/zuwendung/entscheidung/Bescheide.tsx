import { bescheidHerunterladen } from '@foerderportal/client/zuwendung/entscheidung'
import { ARTEN, istNachtrag } from '@foerderportal/contract/zuwendung/bank/entscheidung/arten'
import type { EntscheidungAntwort } from '@foerderportal/contract/zuwendung/bank/entscheidung/schema'
import { AbsageHinweis } from '@foerderportal/shell/bausteine/AbsageHinweis.tsx'
import { useVersuch } from '@foerderportal/shell/bausteine/useVersuch'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { Verweis } from '@foerderportal/ui/Verweis.tsx'
import { pfade } from '../../paths.ts'

/** The notices of the case, the latest first; those of later acts say which. */
export function Bescheide({ geschaeft, wert }: { geschaeft: string; wert: EntscheidungAntwort }) {
  const { absage, versuchen } = useVersuch()
  return (
    <section aria-labelledby="bescheide">
      <h2 id="bescheide" className="d-teil">
        {wert.bescheide.length > 1 ? 'Bescheide' : 'Bescheid'}
      </h2>
      <AbsageHinweis absage={absage} />
      <ul className="d-bescheide">
        {wert.bescheide.map((bescheid) => (
          <li key={bescheid.guid}>
            <Knopf
              variante="tertiary"
              icon="download"
              gesperrtWeil={bescheid.fertig ? false : 'Die Datei entsteht gerade. Sie erscheint von selbst.'}
              onClick={() => void versuchen(() => bescheidHerunterladen(geschaeft, bescheid))}
            >
              {`Bescheid ${bescheid.nummer}${istNachtrag(bescheid.art) ? `, ${ARTEN[bescheid.art].wort}` : ''}`}
            </Knopf>
          </li>
        ))}
      </ul>
      <Verweis href={pfade.freigaben} className="kern-link">
        Weitere Freigaben
      </Verweis>
    </section>
  )
}
