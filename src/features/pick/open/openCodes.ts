/** Answers to 开柜 (contract `pickOpen`, `pollingCabinetOperation`). */
export const OPEN_CODE = {
  nothingThere: '201000001',
  otherCabinet: '201000002',
  taken: '201000003',
  cabinetOffline: '201000004',
  feeFirst: '201000005',
  noSuchParcel: '201000006',
  noSuchOperation: '201000007',
} as const;
