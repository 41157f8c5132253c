import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useFormulardateien } from './useUploads.ts'

const ALLE_MS = 5_000

/** Asks what the virus scan says of the files of the form, as long as somebody waits for it. */
export function Pruefstandverfolgung({ melden }: { melden: (staende: ReadonlyMap<string, string>) => void }) {
  const { data } = useQuery({ ...useFormulardateien().genannte, refetchInterval: ALLE_MS })
  useEffect(() => {
    if (data) melden(new Map(data.map(({ uuid, scanStatus }) => [uuid, scanStatus])))
  }, [data, melden])
  return null
}
