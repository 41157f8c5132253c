import { notizAnheften } from '@foerderportal/contract/zuwendung/bank/verlauf/routes'
import { rufen } from '@foerderportal/client/rufen'
import { verlaufKey } from '@foerderportal/client/zuwendung/fall/verlauf'
import type { Notiz } from '@foerderportal/contract/zuwendung/bank/verlauf/schema'
import { AbsageHinweis } from '@foerderportal/shell/bausteine/AbsageHinweis.tsx'
import { useVersuch } from '@foerderportal/shell/bausteine/useVersuch'
import { alsWann } from '@foerderportal/shell/zeit/zeit'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { Dateiverweise } from '../../shared/Dateiverweise.tsx'

type Props = { geschaeft: string; notizen: readonly Notiz[]; schreiben: boolean }

/** Notes that everybody who opens the case should read. */
export function Angeheftet({ geschaeft, notizen, schreiben }: Props) {
  const klient = useQueryClient()
  const { absage, laeuft, versuchen } = useVersuch()
  const loesen = (guid: string) =>
    versuchen(async () => {
      await rufen(notizAnheften, {
        params: { guid: geschaeft, notizGuid: guid },
        body: { angeheftet: false },
      })
      await klient.invalidateQueries({ queryKey: verlaufKey(geschaeft) })
    })
  if (notizen.length === 0) return undefined
  return (
    <section className="d-block" aria-labelledby="angeheftet">
      <h2 id="angeheftet">Angeheftet</h2>
      <AbsageHinweis absage={absage} />
      {notizen.map(({ guid, text, dateien, am, von }) => (
        <div key={guid} className="d-brief d-block">
          <p className="kern-body d-wort">{text}</p>
          {dateien.length > 0 && <Dateiverweise dateien={dateien} />}
          <p className="d-leise">{`${von}, ${alsWann(am)}`}</p>
          {schreiben && (
            <div>
              <Knopf variante="tertiary" klein laeuft={laeuft} onClick={() => void loesen(guid)}>
                {`Notiz von ${von} lösen`}
              </Knopf>
            </div>
          )}
        </div>
      ))}
    </section>
  )
}
