import { antragDokumenteAbfrage } from '@foerderportal/client/zuwendung/unterlagen'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useEffect } from 'react'

const ALLE_MS = 5_000

/** Asks what the virus scan says of the files of the application, as long as somebody waits for it. */
export function Pruefstandverfolgung({ melden }: { melden: (staende: ReadonlyMap<string, string>) => void }) {
  const { guid = '' } = useParams({ strict: false })
  const { data } = useQuery({ ...antragDokumenteAbfrage(guid), refetchInterval: ALLE_MS })
  useEffect(() => {
    if (data) melden(new Map(data.map(({ uuid, scanStatus }) => [uuid, scanStatus])))
  }, [data, melden])
  return null
}
