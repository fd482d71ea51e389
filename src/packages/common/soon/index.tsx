import { View } from '@tarojs/components';
import { probe } from '@/platform/probe';
export default function Soon() { return <View>soon {probe}</View>; }
