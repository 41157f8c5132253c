export const seitenMessen = async (): Promise<string> => ''
