import type { PruefpunktAntwort } from '@foerderportal/contract/zuwendung/pruefpunkte/schema'
import { AbsageHinweis } from '@foerderportal/shell/bausteine/AbsageHinweis.tsx'
import { useVersuch } from '@foerderportal/shell/bausteine/useVersuch'
import { ansagen } from '@foerderportal/ui/Ansage.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'

type Props = {
  punkte: readonly PruefpunktAntwort[]
  bestaetigen: (punkt: PruefpunktAntwort) => Promise<void>
  /** The points that wait are answered: the next one that has to be read. */
  danach: () => void
}

/** What the rules propose of a small case, read in one list and confirmed by one person (§ 35a VwVfG): each is a Vermerk. */
export function Vorschlaege({ punkte, bestaetigen, danach }: Props) {
  const { laeuft, absage, versuchen } = useVersuch()
  const vorgeschlagene = punkte.filter(({ stand }) => stand === 'VORGESCHLAGEN')
  if (vorgeschlagene.length < 2) return <AbsageHinweis absage={absage} />
  const alle = () =>
    void versuchen(async () => {
      for (const punkt of vorgeschlagene) await bestaetigen(punkt)
      ansagen(`${vorgeschlagene.length} Vorschläge bestätigt.`)
      danach()
    })
  return (
    <div className="d-vorschlaege">
      <ul>
        {vorgeschlagene.map(({ code, vorschlag }) => (
          <li key={code} className="d-meta">
            <strong>{code}</strong> {vorschlag?.text}
          </li>
        ))}
      </ul>
      <Knopf klein onClick={alle} laeuft={laeuft}>
        {`${vorgeschlagene.length} Vorschläge bestätigen`}
      </Knopf>
      <AbsageHinweis absage={absage} />
    </div>
  )
}
