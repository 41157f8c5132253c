import { Knopf } from '@foerderportal/ui/Knopf.tsx'

type Props = {
  abfrage: {
    readonly hasNextPage: boolean
    readonly isFetchingNextPage: boolean
    readonly fetchNextPage: () => Promise<unknown>
  }
  text: string
}

/** The next page of a list, where there is one. */
export function Weitere({ abfrage: { hasNextPage, isFetchingNextPage, fetchNextPage }, text }: Props) {
  return (
    hasNextPage && (
      <Knopf variante="secondary" laeuft={isFetchingNextPage} onClick={() => void fetchNextPage()}>
        {text}
      </Knopf>
    )
  )
}
