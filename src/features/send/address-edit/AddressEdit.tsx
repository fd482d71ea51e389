import type { AddressEditProps } from './addressEditProps';
import { AddressForm } from './AddressForm';
import { BookedAddress } from './BookedAddress';

/** The address form; for an existing entry, loads it first. */
export function AddressEdit(props: AddressEditProps) {
  return props.id === '' ? (
    <AddressForm {...props} start={props.initial} isDefault={false} />
  ) : (
    <BookedAddress {...props} />
  );
}
