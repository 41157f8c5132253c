import { alsUhrzeit } from '@foerderportal/shell/zeit/zeit'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { Fussrand } from '../../shared/Fussrand.tsx'

type Props = {
  gezeigt: number
  gesamt: number | undefined
  gezaehltUm: Date | undefined
  abfrage: {
    readonly hasNextPage: boolean
    readonly isFetchingNextPage: boolean
    readonly fetchNextPage: () => Promise<unknown>
  }
}

const zahl = (n: number) => n.toLocaleString('de-DE')

/** How many of how many are shown, and the next ones. */
export function Listenende({ gezeigt, gesamt, gezaehltUm, abfrage }: Props) {
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = abfrage
  return (
    <>
      {hasNextPage && (
        <p className="d-listenende">
          <Knopf variante="secondary" laeuft={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Weitere laden
          </Knopf>
        </p>
      )}
      <Fussrand>
        {gesamt !== undefined && gezeigt > 0 && (
          <span>
            1 bis {zahl(gezeigt)} von {zahl(gesamt)}
          </span>
        )}
        {gezaehltUm && <span>Zähler von {alsUhrzeit(gezaehltUm)} Uhr</span>}
      </Fussrand>
    </>
  )
}
