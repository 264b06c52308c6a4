/** The most characters of an answer. A longer one is told beside its input. */
export const numberLength = 64;
export const blockLength = 64;
export const allotmentLength = 64;
export const streetLength = 128;
export const neighborhoodLength = 96;
export const complementLength = 128;
export const complementPartLength = 64;
export const emailLength = 96;
export const companyNameLength = 128;

/** Longer messages are refused unread, so that none takes long to read. */
export const messageLength = 400;
