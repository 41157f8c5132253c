import type { PruefpunktAntwort } from '@foerderportal/contract/zuwendung/bank/pruefpunkte/schema'
import { AbsageHinweis } from '@foerderportal/shell/bausteine/AbsageHinweis.tsx'
import { useVersuch } from '@foerderportal/shell/bausteine/useVersuch'
import { ansagen } from '@foerderportal/ui/Ansage.tsx'
import { Vorschlagsliste } from '../../shared/Vorschlagsliste.tsx'

type Props = {
  punkte: readonly PruefpunktAntwort[]
  bestaetigen: (punkt: PruefpunktAntwort) => Promise<void>
  /** All are confirmed: the next one that has to be read. */
  danach: () => void
  /** One was refused: some of them are confirmed, and somebody else may have been at it. */
  neuLaden: () => Promise<void>
}

/** The proposals for a case that nobody has confirmed; each becomes a Vermerk of who presses the button. */
export function Vorschlaege({ punkte, bestaetigen, danach, neuLaden }: Props) {
  const { laeuft, absage, versuchen } = useVersuch()
  const vorgeschlagene = punkte.filter(({ stand }) => stand === 'VORGESCHLAGEN')
  if (vorgeschlagene.length < 2) return <AbsageHinweis absage={absage} />
  const alle = () =>
    void versuchen(
      async () => {
        for (const punkt of vorgeschlagene) await bestaetigen(punkt)
        ansagen(`${vorgeschlagene.length} Vorschläge bestätigt.`)
        danach()
      },
      async ({ problem }) => {
        await neuLaden()
        return problem
      },
    )
  return (
    <div className="d-vorschlaege">
      <Vorschlagsliste
        vorschlaege={vorgeschlagene.flatMap(({ code, vorschlag }) =>
          vorschlag ? { code, ...vorschlag } : [],
        )}
        bestaetigen={alle}
        laeuft={laeuft}
      />
      <AbsageHinweis absage={absage} />
    </div>
  )
}
