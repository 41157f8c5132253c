import { fallAbfrage, fallSchluessel } from '@foerderportal/client/zuwendung/fall'
import { pruefungBeginnen } from '@foerderportal/client/zuwendung/pruefpunkte'
import { vorratVeraltet } from '@foerderportal/client/zuwendung/vorrat'
import { AbsageHinweis } from '@foerderportal/shell/bausteine/AbsageHinweis.tsx'
import { useVersuch } from '@foerderportal/shell/bausteine/useVersuch'
import { ansagen } from '@foerderportal/ui/Ansage.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useTasten } from '../../shared/tasten/useTasten.ts'
import { useDarfSchreiben } from '../fall/useDarfSchreiben.ts'

/** Above the points of a case that has arrived: whoever begins has it, where nobody had it (S4-10). */
export function Beginnen({ geschaeft }: { geschaeft: string }) {
  const { antragGuid, zeile } = useSuspenseQuery(fallAbfrage(geschaeft)).data
  const schreiben = useDarfSchreiben(geschaeft)
  return schreiben && zeile.stand === 'EINGEGANGEN' ? (
    <Knopfzeile geschaeft={geschaeft} antragGuid={antragGuid} frei={zeile.zugewiesen === null} />
  ) : null
}

type Props = { geschaeft: string; antragGuid: string; frei: boolean }

function Knopfzeile({ geschaeft, antragGuid, frei }: Props) {
  const client = useQueryClient()
  const { laeuft, absage, versuchen } = useVersuch()
  const beginnen = () =>
    void versuchen(async () => {
      await pruefungBeginnen(antragGuid)
      ansagen('Die Prüfung hat begonnen.')
      await Promise.all([
        client.invalidateQueries({ queryKey: fallSchluessel(geschaeft) }),
        vorratVeraltet(client),
      ])
    })
  useTasten('Prüfung', [{ taste: 'Strg+Enter', text: 'Prüfung beginnen', imFuss: true, tun: beginnen }])
  return (
    <div className="d-beginnen">
      <Knopf onClick={beginnen} laeuft={laeuft}>
        Prüfung beginnen
      </Knopf>
      <span className="d-meta">
        {frei ? 'Der Fall ist danach Ihnen zugewiesen.' : 'Danach lassen sich Vermerke schreiben.'}
      </span>
      <AbsageHinweis absage={absage} />
    </div>
  )
}
