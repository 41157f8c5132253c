import { entscheidungBeginnen } from '@foerderportal/contract/zuwendung/bank/entscheidung/routes'
import { bewegen } from '@foerderportal/client/rufen'
import { ARTEN } from '@foerderportal/contract/zuwendung/bank/entscheidung/arten'
import type { EntscheidungAntwort } from '@foerderportal/contract/zuwendung/bank/entscheidung/schema'
import { AbsageHinweis } from '@foerderportal/shell/bausteine/AbsageHinweis.tsx'
import { useVersuch } from '@foerderportal/shell/bausteine/useVersuch'
import { useDarf } from '@foerderportal/shell/umgebung'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { Verzichte } from '../verzicht/Verzichte.tsx'
import { Liegengebliebenes } from './Liegengebliebenes.tsx'
import { useBekanntgeben } from './useEntscheidung.ts'

type Props = { geschaeft: string; wert: EntscheidungAntwort }

/** Acts after the approval (VwVfG §§ 48, 49): each begins as a decision of its own, or says why it can't. */
export function Nachtraege({ geschaeft, wert }: Props) {
  const { laeuft, absage, versuchen } = useVersuch()
  const bekanntgeben = useBekanntgeben(geschaeft)
  if (wert.nachtraege.length === 0) return null
  const keineRolle = wert.moeglich.entscheidungBeginnen
  return (
    <section aria-labelledby="nachtraege" className="d-nachtraege">
      <h2 id="nachtraege" className="d-teil">
        Nachträglich entscheiden
      </h2>
      <p className="kern-body">
        {keineRolle ??
          'Bewilligte Beträge verringern, mit eigener Anhörung, Freigabe und eigenem Bescheid. Die Bewilligung gilt so lange, wie sie ist.'}
      </p>
      <AbsageHinweis absage={absage} />
      {keineRolle === null && (
        <ul className="d-nachtraege__arten">
          {wert.nachtraege.map(({ art, gesperrtWeil }) => (
            <li key={art}>
              <Knopf
                variante="secondary"
                laeuft={laeuft}
                gesperrtWeil={gesperrtWeil ?? false}
                onClick={() =>
                  void versuchen(async () =>
                    bekanntgeben(
                      await bewegen(entscheidungBeginnen, { params: { guid: geschaeft }, body: { art } }),
                    ),
                  )
                }
              >
                {ARTEN[art].wort}
              </Knopf>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** Approved before the portal knew decisions: there is none to show, and later acts begin here. */
export function Ausserhalb({ geschaeft, wert }: Props) {
  const bereitetVor = useDarf(['SACHBEARBEITUNG', 'SCHREIBEN'])
  return (
    <div className="d-entscheidung">
      <p className="kern-body">
        Dieser Fall wurde außerhalb des Portals bewilligt. Hier gibt es dazu keine Entscheidung und keinen
        Bescheid.
      </p>
      {bereitetVor && <Liegengebliebenes {...{ geschaeft, wert }} />}
      <Verzichte {...{ geschaeft, wert }} />
      <Nachtraege {...{ geschaeft, wert }} />
    </div>
  )
}
